import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { runProgram } from './run-program.mjs'

const options = { cwd: tmpdir(), env: {}, what: 'Building' }

it('returns the program’s output and reports its last line meanwhile', async () => {
  const lines: string[] = []
  const script = "console.log('one'); setTimeout(() => console.log('two'), 50)"
  const reportProgress = (line: string) => lines.push(line)
  const output = await runProgram(process.execPath, ['-e', script], { ...options, reportProgress })
  expect(output).toBe('one\ntwo\n')
  expect(lines).toEqual(['one', 'two'])
})

it('uses the end of the output as the error message', async () => {
  const script = "console.error('it is broken'); process.exit(7)"
  await expect(runProgram(process.execPath, ['-e', script], options)).rejects.toThrow(
    /Building failed \(7\)[\s\S]*it is broken/,
  )
})

it('reports clearly that the disk is full', async () => {
  const script = "require('fs').writeFileSync('/dev/full', 'x')"
  await expect(runProgram(process.execPath, ['-e', script], options)).rejects.toThrow(
    'Building: the disk is full. Free some space and start again.',
  )
})

it('reports that the program does not exist', async () => {
  await expect(runProgram('no-such-program', [], options)).rejects.toThrow(/Building: .*ENOENT/)
})

it('ends the program when the command ends', async () => {
  const abort = new AbortController()
  const running = runProgram(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], {
    ...options,
    signal: abort.signal,
  })
  setTimeout(() => abort.abort(), 100)
  await expect(running).rejects.toThrow('Building')
})
