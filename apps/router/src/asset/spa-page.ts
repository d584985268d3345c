import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listInlineHashes } from '../page/list-inline-hashes.ts'
import { type CompressedBody, compressBody } from '../response/compressed-body.ts'
import { contentPolicy } from '../response/content-policy.ts'

/** The HTML page of a single-page app with the content security policy of its scripts. */
export interface SpaPage {
  readonly body: CompressedBody
  readonly policy: string
  readonly id: string
}

export interface SpaPageOptions {
  partners: readonly string[]
  counters: readonly string[]
  isDevelopment: boolean
}

export async function buildSpaPage(html: string, options: SpaPageOptions): Promise<SpaPage> {
  const bytes = Buffer.from(html, 'utf8')
  return {
    body: await compressBody(bytes),
    policy: contentPolicy({ hashes: listInlineHashes(bytes), ...options }),
    id: createHash('sha256').update(html).digest('hex').slice(0, 16),
  }
}

/** Fingerprint that changes with the content of a build folder; null if there is no page. */
export async function readBuildStamp(distDir: string): Promise<string | null> {
  try {
    const { mtimeMs, size, ino } = await stat(join(distDir, 'index.html'))
    return `${mtimeMs}-${size}-${ino}`
  } catch {
    return null
  }
}

/**
 * Reads the page of a build folder. Returns null while a build is still being written: every asset
 * of the app that the page names must exist.
 */
export async function readBuiltPage(distDir: string, base: string): Promise<string | null> {
  try {
    const html = await readFile(join(distDir, 'index.html'), 'utf8')
    const names = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name = '']) => name)
    for (const name of names) {
      if (name.startsWith(base)) await stat(join(distDir, name.slice(base.length)))
    }
    return html.includes('</html>') ? html : null
  } catch {
    return null
  }
}
