/** Runs with the address of a PostgreSQL: TEST_DATABASE_URL, one that answers on this machine, or one started for the run. */
export function withPostgres<Result>(work: (url: string) => Promise<Result>): Promise<Result>;
