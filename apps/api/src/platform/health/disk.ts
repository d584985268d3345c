import { statfs } from 'node:fs/promises'

/** A full disk is reported for this long after it was last noticed. */
const REMEMBERED_MS = 30_000
const MB = 1_000_000

/** The state of the disks of a process's data and of its database. */
export class Disk {
  readonly #folder: string
  readonly #minFreeMb: number
  #noticedAt = Number.NEGATIVE_INFINITY

  /** @param minFreeMb below it the disk of the folder counts as full. */
  constructor(folder: string, minFreeMb: number) {
    this.#folder = folder
    this.#minFreeMb = minFreeMb
  }

  /** Remembers an error of a full disk: the database's cannot be measured from here. */
  noticeFull(): void {
    this.#noticedAt = performance.now()
  }

  /** Whether there is space to write; a folder that does not exist yet has no disk of its own. */
  async hasSpace(): Promise<boolean> {
    if (performance.now() - this.#noticedAt < REMEMBERED_MS) return false
    const space = await this.measure()
    return !space || space.freeBytes >= this.#minFreeMb * MB
  }

  /** Null for a folder that does not exist yet. */
  async measure(): Promise<{ freeBytes: number; totalBytes: number } | null> {
    try {
      const { bavail, blocks, bsize } = await statfs(this.#folder)
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  }
}
