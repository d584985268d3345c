import { readdir, readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

/** Of -20 to 19, as `nice` counts. */
const behind = 15

/**
 * Lets this shop's programs run only where the browser does not want to: a telephone does not share
 * its processor with the shop it visits. Where the system tells of no processes nothing is changed,
 * and a shop that somebody else opened is left as it is.
 */
export async function letShopGiveWay(): Promise<void> {
  const parents = await readParents()
  const below = (pid: number): number[] =>
    parents.flatMap(([child, parent]) => (parent === pid ? [child, ...below(child)] : []))
  const threads = await Promise.all(
    below(process.pid).map((pid) => readdir(`/proc/${pid}/task`).catch(() => [])),
  )
  for (const thread of threads.flat()) {
    try {
      setPriority(Number(thread), behind)
    } catch (error) {
      // It has ended since it was seen.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error
    }
  }
}

/** Of each process of a Linux its number and its parent's. */
async function readParents(): Promise<[number, number][]> {
  const names = await readdir('/proc').catch(() => [])
  const stats = names
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''))
  return (await Promise.all(stats)).flatMap((stat): [number, number][] => {
    // "pid (a name, which may hold spaces and brackets) state parent …"
    const parent = /^(\d+) \(.*\) \S (\d+)/s.exec(stat)
    return parent ? [[Number(parent[1]), Number(parent[2])]] : []
  })
}
