import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Chromium's explicit compile hint; a plain comment to other browsers. */
export const compileHint = '//# allFunctionsCalledOnLoad\n'

/**
 * Marks the scripts that every page loads first, so that a browser compiles their functions off the
 * main thread while they download, instead of one by one when they are called; nearly all of them
 * are called (Chromium since 136). Without Next's list of these scripts the build continues without
 * hints.
 */
export async function addCompileHints({ distDir }: { distDir: string }): Promise<void> {
  const names = await readRootScripts(distDir)
  if (names.length === 0) process.emitWarning('The build names no scripts of all pages to mark')
  for (const name of names) {
    const file = join(distDir, name)
    const script = await readFile(file, 'utf8')
    if (!script.startsWith(compileHint)) await writeFile(file, compileHint + script)
  }
}

/** Reads the scripts of all pages from a manifest that Next writes for its own use. */
export async function readRootScripts(distDir: string): Promise<string[]> {
  const text = await readFile(join(distDir, 'build-manifest.json'), 'utf8').catch(() => '{}')
  const manifest: { rootMainFiles?: string[] } = JSON.parse(text)
  return manifest.rootMainFiles ?? []
}
