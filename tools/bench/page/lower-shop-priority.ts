import { readdir, readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

/** Between -20 and 19, as in `nice`. */
const lowPriority = 15

/**
 * Lowers the priority of the shop’s processes below the browser’s, since a phone does not share its
 * processor with the shop. Does nothing on systems without /proc and for a shop started elsewhere.
 */
export async function lowerShopPriority(): Promise<void> {
  const parents = await readParents()
  const listDescendants = (pid: number): number[] =>
    parents.flatMap(([child, parent]) => (parent === pid ? [child, ...listDescendants(child)] : []))
  const threads = await Promise.all(
    listDescendants(process.pid).map((pid) => readdir(`/proc/${pid}/task`).catch(() => [])),
  )
  for (const thread of threads.flat()) {
    try {
      setPriority(Number(thread), lowPriority)
    } catch (error) {
      // The process has ended meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error
    }
  }
}

/** The id and the parent’s id of each process; Linux only. */
async function readParents(): Promise<[number, number][]> {
  const names = await readdir('/proc').catch(() => [])
  const stats = names
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''))
  return (await Promise.all(stats)).flatMap((stat): [number, number][] => {
    // "pid (name, which may contain spaces and brackets) state parent …"
    const parent = /^(\d+) \(.*\) \S (\d+)/s.exec(stat)
    return parent ? [[Number(parent[1]), Number(parent[2])]] : []
  })
}
