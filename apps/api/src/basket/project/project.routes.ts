import * as contract from '@svetlitsa/api-client/project/contract'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { deleteProject, findBasketProject, findLastProject } from './project.queries.ts'
import { saveProject } from './save-project.ts'
import { toProject } from './to-project.ts'

export const projectRoutes = [
  handle(contract.getBasketProject, async (context) => {
    const { db, session } = context
    const row = session && (await findBasketProject(db, session))
    return { project: row && (await toProject(context, row)) }
  }),

  handle(contract.getLastProject, async (context, { guid }) => {
    const { db, session } = context
    const row = session && (await findLastProject(db, session, guid ?? null))
    return { project: row && (await toProject(context, row)) }
  }),

  handle(contract.saveLastProject, saveProject),

  handle(contract.deleteProject, async ({ db, session }, { recordId }) => {
    const isDeleted = session !== null && (await deleteProject(db, session, recordId))
    return isDeleted ? { result: true } : refuse('not_found')
  }),
]
