import type { ServerResponse } from 'node:http'

/**
 * Disconnects a client that reads nothing of a streamed response for this time; its upstream
 * connection would stay open as long. It is noticed within twice the time. Returns the function
 * that stops watching.
 */
export function dropStalledReader(response: ServerResponse, maxMs: number): () => void {
  let reads = 0
  let readsBefore = -1
  const timer = setInterval(() => {
    if (response.writableNeedDrain && reads === readsBefore) response.destroy()
    readsBefore = reads
  }, maxMs)
  response.on('drain', () => {
    reads += 1
  })
  return () => clearInterval(timer)
}
