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
    'its files were made by another version of PostgreSQL',
  ],
  [
    /could not access directory|Permission denied/i,
    'it may not read its own files: check their owner',
  ],
  [/Read-only file system/i, 'its folder is read-only'],
]

/**
 * Why PostgreSQL did not start, in words for the person at the terminal, from the end of its log;
 * undefined where the log says nothing known.
 */
export function explainLog(log: string): string | undefined {
  return explanations.find(([pattern]) => pattern.test(log))?.[1]
}
