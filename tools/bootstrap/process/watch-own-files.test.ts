import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import { expect, it } from 'vitest'
import { buildTestEnvironment } from '../env.ts'

it('reports the own files of a program for watching, and no file of a dependency', async () => {
  const dir = await createTemporaryFolder('svetlitsa-watched-')
  try {
    const dependency = join(dir, 'node_modules', 'wood')
    await mkdir(dependency, { recursive: true })
    await writeFile(join(dependency, 'package.json'), '{ "main": "wood.cjs" }')
    await writeFile(join(dependency, 'wood.cjs'), "require('fs'); require('./oak.cjs')")
    await writeFile(join(dependency, 'oak.cjs'), '')
    await writeFile(join(dir, 'table.mjs'), "import 'wood'")
    const program = "import './table.mjs'\nprocess.send({ text: 'ready' })\n"
    await writeFile(join(dir, 'main.mjs'), program)

    const child = fork(join(dir, 'main.mjs'), {
      execArgv: ['--import', join(import.meta.dirname, 'watch-own-files.mjs')],
      env: { ...buildTestEnvironment(), WATCH_REPORT_DEPENDENCIES: '1' },
    })
    const messages: unknown[] = []
    child.on('message', (message) => messages.push(message))
    await once(child, 'close')

    const reported = JSON.stringify(messages)
    expect(reported).toContain('/main.mjs')
    expect(reported).toContain('/table.mjs')
    expect(reported).not.toContain('/node_modules/')
    expect(messages).toContainEqual({ text: 'ready' })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})
