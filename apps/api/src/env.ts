import * as z from 'zod'

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  DATABASE_URL: z.string(),
  DATA_DIR: z.string().default('.data'),
  INTERNAL_TOKEN: z.string().min(16),
  PUBLIC_ORIGIN: z.string().default('http://localhost:3000'),
  /** A demonstration shows its outbox, its logins and the sandbox acquirer. */
  DEMO: flag,
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.string().default('info'),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).default(16),
  /** Calls a second and address; named calls are stricter. */
  ADDRESS_CALLS_PER_SECOND: z.coerce.number().int().min(1).default(200),
})

export type Env = z.output<typeof schema>

/** The one place of the API that reads the environment. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  return schema.parse(source)
}
