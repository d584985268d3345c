import { cp, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../env.ts'
import { Balancer } from './balancer.ts'
import { type ProgramSpec, type RunningProgram, startProgram } from './cluster-program.ts'
import { copyBuildRenamed } from './copy-build.ts'

const apps = ['api', 'storefront', 'router'] as const
type App = (typeof apps)[number]
const singlePageApps = ['checkout', 'account', 'retail', 'assembler']

/** As `preStop` of deploy/kubernetes: new connections go elsewhere before the process stops. */
const BEFORE_STOP_MS = 1_000
const preload = join(root, 'tools', 'bootstrap', 'process', 'resolve-fast.mjs')
/** As the images start API and router. */
const mainArgs = ['--import', preload, 'src/main.ts']
/** `terminationGracePeriodSeconds` of deploy/kubernetes without the time of `preStop`. */
const graceMs = { api: 40_000, storefront: 40_000, router: 25_000 }

interface Group {
  balancer: Balancer
  programs: RunningProgram[]
}

/** Two processes of each app behind balancers, replaced one at a time without a gap. */
export class RehearsedCluster {
  readonly #dir: string
  readonly #env: NodeJS.ProcessEnv
  readonly #groups = new Map<App, Group>()
  #started = 0

  constructor(dir: string, env: NodeJS.ProcessEnv) {
    this.#dir = dir
    this.#env = env
  }

  get doorOrigin(): string {
    return this.#getGroup('router').balancer.origin
  }

  get apiOrigins(): string[] {
    return this.#getGroup('api').programs.map(({ origin }) => origin)
  }

  /** The new build of the checkout is made now, as on a machine that serves nobody. */
  async start(): Promise<void> {
    for (const app of singlePageApps) {
      const dist = join(this.#dir, 'builds', app, 'dist')
      await mkdir(join(dist, '..'), { recursive: true })
      await cp(join(root, 'apps', app, 'dist'), dist, { recursive: true })
    }
    const dist = join(this.#dir, 'builds', 'checkout', 'dist')
    await copyBuildRenamed(dist, `${dist}.new`)
    for (const app of apps) {
      this.#groups.set(app, { balancer: await Balancer.open(), programs: [] })
      await Promise.all([this.#add(app), this.#add(app)])
    }
  }

  /** Replaces every process by a new one, and returns the longest stop of each app. */
  async replaceAll(reportProgress: (detail: string) => void): Promise<Record<App, number>> {
    const slowest = { api: 0, storefront: 0, router: 0 }
    for (const app of apps) {
      for (const [index, old] of [...this.#getGroup(app).programs].entries()) {
        reportProgress(`replacing ${app} ${index + 1} under load`)
        await this.#add(app)
        slowest[app] = Math.max(slowest[app], await this.#remove(app, old))
      }
    }
    return slowest
  }

  /** Puts a build of the checkout with other file names where all routers find it. */
  async publishNewCheckout(): Promise<void> {
    const dist = join(this.#dir, 'builds', 'checkout', 'dist')
    await rename(dist, `${dist}.old`)
    await rename(`${dist}.new`, dist)
  }

  /** Stops every process, and throws if one did not end by itself. */
  async stop(): Promise<void> {
    const stops: PromiseSettledResult<number>[] = []
    for (const app of apps.toReversed()) {
      const group = this.#groups.get(app)
      group?.balancer.close()
      const programs = group?.programs ?? []
      stops.push(...(await Promise.allSettled(programs.map((program) => program.stop()))))
    }
    const failed = stops.find((stop) => stop.status === 'rejected')
    if (failed) throw failed.reason
  }

  async #add(app: App): Promise<void> {
    const { balancer, programs } = this.#getGroup(app)
    const program = await startProgram(this.#getSpec(app))
    programs.push(program)
    balancer.add(program.port)
  }

  async #remove(app: App, program: RunningProgram): Promise<number> {
    const { balancer, programs } = this.#getGroup(app)
    balancer.remove(program.port)
    await sleep(BEFORE_STOP_MS)
    programs.splice(programs.indexOf(program), 1)
    return program.stop()
  }

  #getGroup(app: App): Group {
    const group = this.#groups.get(app)
    if (!group) throw new Error(`${app} has not been started`)
    return group
  }

  #getSpec(app: App): ProgramSpec {
    this.#started += 1
    const shared = { ...this.#env, DATA_DIR: join(this.#dir, `data-${app}-${this.#started}`) }
    const getOrigin = (other: App) => this.#getGroup(other).balancer.origin
    const common = { app, graceMs: graceMs[app] }
    if (app === 'api') {
      const env = { ...shared, COUPON_GUESSES_PER_HOUR: '6', FORMS_PER_HOUR_ADDRESS: '1000' }
      return { ...common, args: mainArgs, env, readyPath: '/health/ready' }
    }
    if (app === 'storefront') {
      const env = { ...shared, API_ORIGIN: getOrigin('api'), STOREFRONT_PROCESSES: '1' }
      const args = ['src/server/start.ts', '--port', '{port}', '--hostname', '127.0.0.1']
      return { ...common, args, env, readyPath: '/robots.txt' }
    }
    const env = {
      ...shared,
      API_ORIGIN: getOrigin('api'),
      STOREFRONT_ORIGIN: getOrigin('storefront'),
      APPS_DIR: join(this.#dir, 'builds'),
      ASSETS_DIR: join(this.#dir, 'assets'),
      STOREFRONT_STATIC_DIR: join(root, 'apps', 'storefront', '.next', 'static'),
    }
    return { ...common, args: mainArgs, env, readyPath: '/health/ready' }
  }
}
