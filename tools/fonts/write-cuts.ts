import { writeFile } from 'node:fs/promises'
import { cutOnest, getOnestFile } from './cut-onest.ts'
import { onestCuts } from './onest-cuts.ts'

/** Regenerates the subsets of Onest; run it when their letters or the published font change. */
for (const cut of onestCuts) await writeFile(getOnestFile(cut.name), await cutOnest(cut))
