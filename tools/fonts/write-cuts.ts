import { writeFile } from 'node:fs/promises'
import { cutOnest } from './cut-onest.ts'
import { onestCuts } from './onest-cuts.ts'
import { getOnestFile } from './onest-file.ts'

/** Regenerates the subsets of Onest; run it when their letters or the published font change. */
for (const cut of onestCuts) await writeFile(getOnestFile(cut.name), await cutOnest(cut))
