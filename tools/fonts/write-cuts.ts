import { writeFile } from 'node:fs/promises'
import { cutOnest } from './cut-onest.ts'
import { onestCuts } from './onest-cuts.ts'
import { onestFile } from './onest-file.ts'

/** Writes the parts of Onest anew; run it when their letters or the published font change. */
for (const cut of onestCuts) await writeFile(onestFile(cut.name), await cutOnest(cut))
