import { readEnv } from '../env.ts'
import { migrate } from '../platform/database/migrate.ts'

await migrate(readEnv().DATABASE_URL)
