import { runVocabularyCommand } from '../discovery/search/vocabulary/run-vocabulary-command.ts'
import { readEnv } from '../env.ts'
import { openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { startOrExplain } from '../platform/start/start-or-explain.ts'

const usage = `node src/command/vocabulary.ts list [WORD]
node src/command/vocabulary.ts add PHRASE MEANING
node src/command/vocabulary.ts remove PHRASE
node src/command/vocabulary.ts import|export FILE

MEANING is word=WORD, in=SECTION|…, room=SECTION|… or PROPERTY=VALUE|…
`

/** Lists and changes the words that the search understands (search.vocabulary). */
const env = await startOrExplain('The command', async () => readEnv())
const { db, close } = openDatabase(env.DATABASE_URL, 1, createLogger('warn'))
const done = await startOrExplain('The command', () =>
  runVocabularyCommand(db, process.argv.slice(2)),
)
await close()
if (done) process.stdout.write(done.lines.map((line) => `${line}\n`).join(''))
else process.stderr.write(usage)
if (!done || done.isRefused) process.exitCode = 1
