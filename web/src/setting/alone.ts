/** A hall that is open to this machine alone: its links lead nowhere from another. */
export const isAlone = (host: string = location.hostname): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(host);
