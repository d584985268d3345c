import { readEnv } from '../env.ts'
import { migrate } from '../platform/migrate.ts'

await migrate(readEnv().DATABASE_URL)
