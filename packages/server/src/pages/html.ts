const ESCAPES: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Markup that needs no escaping any more. */
export interface Html {
  readonly html: string;
}

/** A template whose every value is escaped, but for markup made the same way. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | number | Html | readonly Html[])[]): Html {
  return { html: parts.map((part, i) => part + (i < values.length ? markup(values[i]) : '')).join('') };
}

function markup(value: string | number | Html | readonly Html[]): string {
  if (typeof value === 'string') return value.replace(/[&<>"]/g, (character) => ESCAPES[character]);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map((one) => one.html).join('');
}
