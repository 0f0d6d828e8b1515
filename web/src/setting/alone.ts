/** Whether the hall can only be reached from this machine, so that its links are useless elsewhere. */
export const isAlone = (host: string = location.hostname): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(host);
