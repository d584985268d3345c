import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { access, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startCluster } from '@svetlitsa/postgres/cluster/start-cluster'
import { createTemporaryFolder } from '@svetlitsa/postgres/server/create-temporary-folder'
import { findFreePort } from '@svetlitsa/postgres/server/find-free-port'
import type { Job } from '../check/job.ts'
import { root } from '../env.ts'
import { type BuiltImage, buildImage } from './build-image.ts'
import { readDockerfile } from './read-dockerfile.ts'

const START_MS = 120_000
const token = 'a token between the programs of a test'

/** The stage of the Dockerfile for each app, and where the program answers when it has started. */
const images = [
  { app: 'checkout', target: 'build' },
  { app: 'account', target: 'build' },
  { app: 'retail', target: 'build' },
  { app: 'assembler', target: 'build' },
  { app: 'ui', target: 'storybook' },
  { app: 'router', target: 'router', path: '/health/live' },
  { app: 'storefront', target: 'storefront', path: '/images/missing.png' },
  { app: 'api', target: 'api', path: '/health/ready' },
  { app: 'api', target: 'demonstration', path: '/health/ready' },
] as const

/** What only a demonstration has. */
const demonstrationFiles = [
  'demo',
  'apps/api/demo',
  'apps/api/node_modules/@svetlitsa/demo-drawings',
]

/** The images of deploy/Dockerfile, built in empty folders and started alone. */
export function createImagesJob(env: NodeJS.ProcessEnv): Job {
  return {
    id: 'images',
    title: '[ops.cluster] Every image is built from its part of the workspace and starts alone',
    async run(reportProgress, signal) {
      const stages = readDockerfile(readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8'))
      for (const { app, target, ...program } of images) {
        const dir = await createTemporaryFolder('svetlitsa-image-')
        try {
          const args = { APP: app }
          const options = { dir, args, env, reportProgress, signal }
          const image = await buildImage(stages, target, options)
          const isDemonstration = target === 'demonstration'
          for (const file of demonstrationFiles)
            assert.equal(existsSync(join(image.dir, 'shop', file)), isDemonstration, file)
          reportProgress(`${target}: starting`)
          if ('path' in program) await startAlone(image, app, program.path, env)
          else await publish(image, env)
        } finally {
          await rm(dir, { recursive: true, force: true })
        }
      }
      return { passed: images.length, failed: 0, report: '' }
    },
  }
}

/** Runs the command of an image with its paths inside the image's folder. */
function run(image: BuiltImage, env: NodeJS.ProcessEnv, command: readonly string[]) {
  const toPath = (text: string) => (text.startsWith('/') ? join(image.dir, text) : text)
  const inner = Object.fromEntries(
    Object.entries(image.env).map(([name, value]) => [name, toPath(value)]),
  )
  const [program = '', ...args] = command.map(toPath)
  return spawn(program === 'node' ? process.execPath : program, args, {
    cwd: join(image.dir, image.workDir),
    env: { ...inner, HOST: '127.0.0.1', INTERNAL_TOKEN: token, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** A single-page app or the Storybook: its page and what that names arrive where the router reads. */
async function publish(image: BuiltImage, { PATH }: NodeJS.ProcessEnv): Promise<void> {
  const child = run(image, { PATH }, image.command)
  assert.deepEqual(await once(child, 'exit'), [0, null])
  const builds = join(image.dir, 'builds')
  const page = await readFile(join(builds, 'index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="(?:\/_[a-z]+|\.)\/([^"?]+)"/g)]
  assert.notEqual(files.length, 0)
  for (const [, file = ''] of files) await access(join(builds, file))
}

async function startAlone(
  image: BuiltImage,
  app: string,
  path: string,
  { PATH }: NodeJS.ProcessEnv,
): Promise<void> {
  const nowhere = 'http://127.0.0.1:9'
  const origins = { PATH, API_ORIGIN: nowhere, STOREFRONT_ORIGIN: nowhere }
  if (app !== 'api') return start(image, origins, path)
  const dir = await createTemporaryFolder('svetlitsa-image-data-')
  const database = await startCluster({ dataDir: dir, notify: () => {} })
  try {
    const env = { ...origins, DATABASE_URL: database.url('postgres') }
    const migrating = run(image, env, ['node', 'src/command/migrate.ts'])
    assert.deepEqual(await once(migrating, 'exit'), [0, null])
    await start(image, env, path)
  } finally {
    await database.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

/** Starts the program of an image, waits until it answers, and stops it. */
async function start(image: BuiltImage, env: NodeJS.ProcessEnv, path: string): Promise<void> {
  const port = await findFreePort()
  const command = image.command.map((part) => (/^400\d$/.test(part) ? String(port) : part))
  const child = run(image, { ...env, PORT: String(port) }, command)
  try {
    const deadline = performance.now() + START_MS
    while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
      assert.equal(child.exitCode, null)
      assert.ok(performance.now() < deadline, `${path} is not answered`)
      await sleep(200)
    }
  } finally {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    await answer.arrayBuffer()
    return answer.status < 500
  } catch {
    return false
  }
}
