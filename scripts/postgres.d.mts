/** A PostgreSQL that runs. */
export interface Running {
  readonly url: string;
  readonly port: number;
  /** Pulls its plug and starts it again. */
  restart(): void;
  stop(): void;
}

export function startPostgres(settings?: { readonly [name: string]: string | number }): Promise<Running>;

/** A PgBouncer before it. */
export function startPooler(behind: { readonly port: number }): Promise<Pick<Running, 'url' | 'port' | 'stop'>>;
