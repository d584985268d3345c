const explanations: [RegExp, string][] = [
  [
    /No space left on device|Disk quota exceeded/i,
    'the disk is full: free some space and start again',
  ],
  [
    /could not create shared memory segment|could not resize shared memory/i,
    'the system gives it too little shared memory',
  ],
  [
    /database files are incompatible with server/i,
    'its files were created by another version of PostgreSQL',
  ],
  [
    /could not access directory|Permission denied/i,
    'it has no permission to read its files: check their owner',
  ],
  [/Read-only file system/i, 'its folder is read-only'],
]

/**
 * Explains to the user why PostgreSQL did not start, from the end of its log; undefined if the log
 * contains no recognised message.
 */
export function explainLog(log: string): string | undefined {
  return explanations.find(([pattern]) => pattern.test(log))?.[1]
}

/**
 * Whether the server with this process id stopped because processes of a killed one still hold the
 * memory of its folder. Those write to the same log while they end, also after its message.
 */
export function isMemoryInUse(log: string, pid: number): boolean {
  const refusal = /\[(\d+)\] FATAL: {2}pre-existing shared memory block .* is still in use/g
  return [...log.matchAll(refusal)].some(([, id]) => Number(id) === pid)
}
