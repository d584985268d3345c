import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Job } from './job.ts'
import { selectJobs, summarize } from './run-checks.ts'
import { runJobs } from './run-jobs.ts'

const never = new AbortController().signal

function job(id: string, log: string[], after: string[] = []): Job {
  return {
    id,
    title: id,
    after,
    async run() {
      log.push(`${id} begins`)
      await sleep(30)
      log.push(`${id} ends`)
      return { passed: 1, failed: 0, report: '' }
    },
  }
}

it('runs at most as many jobs at a time as there are lanes', async () => {
  const log: string[] = []
  const outcomes = await runJobs(
    ['a', 'b', 'c'].map((id) => job(id, log)),
    { lanes: 2, keepGoing: false, signal: never },
  )
  expect(outcomes).toHaveLength(3)
  expect(log.slice(0, 2)).toEqual(['a begins', 'b begins'])
  expect(log[2]).toBe('a ends')
})

it('starts a job only after the jobs it depends on', async () => {
  const log: string[] = []
  await runJobs([job('last', log, ['a', 'b']), job('a', log), job('b', log)], {
    lanes: 2,
    keepGoing: false,
    signal: never,
  })
  expect(log.slice(-2)).toEqual(['last begins', 'last ends'])
})

it('starts a job only after the jobs it needs', async () => {
  const log: string[] = []
  const last = { ...job('last', log), needs: ['a'] }
  await runJobs([last, job('a', log)], { lanes: 2, keepGoing: false, signal: never })
  expect(log).toEqual(['a begins', 'a ends', 'last begins', 'last ends'])
})

it('brings what a named job needs, not what only goes before it', () => {
  const jobs = [
    { ...job('drill', [], ['lint']), needs: ['build'] },
    job('lint', []),
    { ...job('build', []), needs: ['install'] },
    job('install', []),
    job('other', []),
  ]
  expect(selectJobs(jobs, ['drill']).map(({ id }) => id)).toEqual(['drill', 'build', 'install'])
  expect(selectJobs(jobs, [])).toHaveLength(5)
  expect(() => selectJobs(jobs, ['dril'])).toThrow('Unknown job: dril. Available: drill, lint')
})

it('begins nothing more after a failed job', async () => {
  const log: string[] = []
  const broken: Job = { id: 'x', title: 'x', run: () => Promise.reject(new Error('broken')) }
  const outcomes = await runJobs([broken, job('a', log)], {
    lanes: 1,
    keepGoing: false,
    signal: never,
  })
  expect(outcomes).toMatchObject([{ title: 'x', failed: 1 }])
  expect(log).toEqual([])
})

it('stops the running jobs after a failed one, which alone counts', async () => {
  const broken: Job = { id: 'x', title: 'x', run: () => Promise.reject(new Error('broken')) }
  const endless: Job = {
    id: 'y',
    title: 'y',
    async run(_report, signal) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return { passed: 0, failed: 1, report: 'cut off' }
    },
  }
  const outcomes = await runJobs([endless, broken], { lanes: 2, keepGoing: false, signal: never })
  expect(outcomes).toMatchObject([{ title: 'x', failed: 1 }])
})

it('counts a job that throws as failed and continues where all results are wanted', async () => {
  const broken: Job = { id: 'x', title: 'x', run: () => Promise.reject(new Error('broken')) }
  const outcomes = await runJobs([broken, job('a', [])], {
    lanes: 1,
    keepGoing: true,
    signal: never,
  })
  expect(outcomes).toMatchObject([
    { title: 'x', failed: 1, report: expect.stringContaining('broken') },
    { title: 'a', passed: 1 },
  ])
  expect(summarize(outcomes, { passed: 1, failed: 1 })).toMatch(
    /^\n\n✗ x\nError: broken.*\n\n1 passed, 1 failed$/s,
  )
})

it('starts no job after an abort and waits for the running ones', async () => {
  const log: string[] = []
  const abort = new AbortController()
  const running = runJobs(
    ['a', 'b'].map((id) => job(id, log)),
    { lanes: 1, keepGoing: false, signal: abort.signal },
  )
  abort.abort()
  await expect(running).rejects.toThrow()
  expect(log).toEqual(['a begins', 'a ends'])
})
