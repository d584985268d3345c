import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultLimits, type Settings } from '../src/env.ts'
import { type RunningRouter, startRouter } from '../src/start-router.ts'
import { StubApi, token } from './stub-api.ts'
import { StubStorefront } from './stub-storefront.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
  bytes: Buffer
}

export interface RequestOptions {
  method?: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
  host?: string
}

/** The router with small real servers behind it; one per test file. */
export class StubShop {
  readonly api = new StubApi()
  readonly storefront = new StubStorefront()
  router!: RunningRouter
  dir = ''
  settings!: Settings

  async start(changes: Partial<Settings> = {}): Promise<this> {
    await Promise.all([this.api.start(), this.storefront.start()])
    this.dir = await mkdtemp(join(tmpdir(), 'router-test-'))
    for (const app of ['checkout', 'account', 'retail', 'assembler']) await this.build(app, 'one')
    this.settings = {
      port: 0,
      hosts: ['127.0.0.1'],
      publicOrigin: 'http://localhost',
      dataDir: join(this.dir, 'data'),
      assetsDir: join(this.dir, 'data/assets'),
      apiOrigin: this.api.origin,
      storefrontOrigin: this.storefront.origin,
      appOrigins: {},
      islandsOrigin: null,
      appsDir: join(this.dir, 'apps'),
      storefrontStaticDir: join(this.dir, 'apps/storefront/.next/static'),
      uiDir: join(this.dir, 'ui'),
      internalToken: token,
      trustedProxies: [],
      allowedHosts: ['shop.example'],
      redirectOrigins: ['https://partner.example'],
      partnerOrigins: [],
      counterOrigins: [],
      pageSettings: ['METRIKA_COUNTER'],
      isDemo: false,
      isDevelopment: false,
      logLevel: 'silent',
      pageCacheBytes: 16 * 1024 * 1024,
      limits: defaultLimits,
      ...changes,
    }
    this.router = await startRouter(this.settings)
    const { config, pages } = this.router.routerContext
    await waitUntil(() => config.map !== null && pages.isTrusting)
    return this
  }

  async stop(): Promise<void> {
    await this.router.stop()
    await Promise.all([this.api.stop(), this.storefront.stop()])
    await rm(this.dir, { recursive: true, force: true })
  }

  /** Writes a build of a single-page app: its pages and one hashed file; kk has a page of its own. */
  async build(app: string, name: string): Promise<void> {
    const dist = join(this.dir, 'apps', app, 'dist')
    await rm(dist, { recursive: true, force: true })
    await mkdir(join(dist, 'assets'), { recursive: true })
    const asset = `assets/index-${name.padEnd(8, '0')}.js`
    await writeFile(join(dist, asset), `console.log(${JSON.stringify(name.repeat(300))})`)
    for (const [file, text] of [
      ['index.kk.html', `${app} ${name} kk`],
      ['index.html', `${app} ${name}`],
    ] as const) {
      await writeFile(
        join(dist, file),
        `<!doctype html><html><head><script type="module" src="/_${app}/${asset}"></script></head><body>${text}</body></html>`,
      )
    }
  }

  async reload(change: (api: StubApi) => void): Promise<void> {
    const { config } = this.router.routerContext
    const before = config.map
    change(this.api)
    this.api.emit('config', {})
    await waitUntil(() => config.map !== before)
  }

  /** Sends a request exactly as given: neither path nor headers are normalized. */
  request(path: string, options: RequestOptions = {}): Promise<Answer> {
    const headers = { host: options.host ?? 'localhost', ...options.headers }
    return new Promise((resolve, reject) => {
      const clientRequest = httpRequest(
        {
          host: '127.0.0.1',
          port: this.router.port,
          path,
          method: options.method ?? 'GET',
          headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', ...headers },
          agent: false,
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () => {
            const bytes = Buffer.concat(chunks)
            const { statusCode = 0, headers: responseHeaders } = answer
            resolve({
              status: statusCode,
              headers: responseHeaders,
              bytes,
              body: bytes.toString('utf8'),
            })
          })
        },
      )
      clientRequest.on('error', reject)
      clientRequest.end(options.body)
    })
  }
}

export async function waitUntil(
  isDone: () => boolean | Promise<boolean>,
  limitMs = 20_000,
): Promise<void> {
  const end = Date.now() + limitMs
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('It did not come to pass in time')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
