import { readEnv } from '../env.ts'
import { migrate } from '../platform/database/migrate.ts'
import { startOrExplain } from '../platform/start/start-or-explain.ts'

await startOrExplain('The migration', () => migrate(readEnv().DATABASE_URL))
