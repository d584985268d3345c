import * as contract from '@svetlitsa/api-client/assembly-desk/contract'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { addOrderSketch, readAssemblyFiles, removeOrderSketch } from './assembly-files.ts'
import { payAssembler, readAccount } from './pay-assembler.ts'
import { wasAssembler } from './workplace.queries.ts'

/** Files of assemblies (assembler.gallery) and pay of assemblers (assembler.recount). */
export const assemblyDeskRoutes = [
  handle(contract.getAssemblyFiles, readAssemblyFiles),
  handle(contract.addSketch, addOrderSketch),
  handle(contract.removeSketch, removeOrderSketch),

  handle(contract.getAssemblerAccount, async ({ db }, { assemblerId }) =>
    (await wasAssembler(db, assemblerId))
      ? readAccount(db, assemblerId)
      : refuse('assembler_unknown'),
  ),
  handle(contract.payAssembler, payAssembler),
]
