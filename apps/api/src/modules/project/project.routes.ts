import * as contract from '@svetlitsa/api-client/contract/project'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { deleteProject, findBasketProject, findLastProject } from './project.queries.ts'
import { projectOf } from './project-of.ts'
import { saveProject } from './save-project.ts'

export const projectRoutes = [
  handle(contract.getBasketProject, async (context) => {
    const { db, session } = context
    const row = session && (await findBasketProject(db, session))
    return { project: row && (await projectOf(context, row)) }
  }),

  handle(contract.getLastProject, async (context) => {
    const { db, session } = context
    const row = session && (await findLastProject(db, session))
    return { project: row && (await projectOf(context, row)) }
  }),

  handle(contract.saveLastProject, saveProject),

  handle(contract.deleteProject, async ({ db, session }, { recordId }) => {
    const isGone = session !== null && (await deleteProject(db, session, recordId))
    return isGone ? { result: true } : refuse('not_found')
  }),
]
