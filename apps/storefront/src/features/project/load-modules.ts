import { getProducts } from '@svetlitsa/api-client/catalogue/client'
import type { ProjectKind } from '@svetlitsa/domain/project/project-module'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { type ModuleOption, moduleSections, toModuleOptions } from './module-option.ts'

/** Maximum number of products of one section offered as modules. */
const maxPerSection = 8

/** Loads the modules for each kind of wall; a section that the shop does not have is left out. */
export async function loadModules(
  context: PageContext,
): Promise<Record<ProjectKind, ModuleOption[]>> {
  const [wardrobe, kitchen] = await Promise.all([
    loadKindModules(context, 'wardrobe'),
    loadKindModules(context, 'kitchen'),
  ])
  return { wardrobe, kitchen }
}

async function loadKindModules(context: PageContext, kind: ProjectKind): Promise<ModuleOption[]> {
  const modulesBySection = await Promise.all(
    moduleSections[kind].map(async ({ section, row }) => {
      const outcome = await getProducts(
        { section, meta: { count: maxPerSection }, additional: false },
        getCallOptions(context),
      )
      return outcome.ok
        ? outcome.answer.elements.flatMap((product) => toModuleOptions(product, row))
        : []
    }),
  )
  return modulesBySection.flat()
}
