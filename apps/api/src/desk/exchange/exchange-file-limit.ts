/** Bytes of a part that a program may send at once; 1C cuts its files by it. */
export const exchangeFileLimit = 8 * 1024 * 1024
