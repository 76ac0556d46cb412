/** What a state or a view says about who knows what, as text. */
export const believed = (value: unknown, beliefs: readonly string[]): string =>
  JSON.stringify(beliefs.map((field) => (value as Record<string, unknown>)[field] ?? null));

/** Whether a path leads into one of these fields. */
export const within = (path: string, fields: readonly (string | null)[]): boolean =>
  fields.some((field) => path === field || path.startsWith(`${field}.`));
