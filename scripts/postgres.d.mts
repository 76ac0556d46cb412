/** A PostgreSQL that runs. */
export interface Running {
  readonly url: string;
  /** Pulls its plug and starts it again. */
  restart(): void;
  stop(): void;
}

export function startPostgres(settings?: { readonly [name: string]: string | number }): Promise<Running>;
