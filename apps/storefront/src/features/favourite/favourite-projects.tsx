import { type Favourites, useDeleteFavouriteProject } from '@svetlitsa/api-client/favourite/queries'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { projectTexts } from '@svetlitsa/i18n/project/project-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Icon } from '@svetlitsa/ui/media/icon'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { X } from 'lucide'
import { useId } from 'react'
import { FavouriteCards } from './favourite-cards.tsx'

type FavouriteProjectsProps = Pick<Favourites, 'projects'> & { sign: string }

/** Projects among the favourites: kits as cards, walls of the constructor as links. */
export function FavouriteProjects({ projects, sign }: FavouriteProjectsProps) {
  const t = useTexts(favouriteTexts)
  const kitsId = useId()
  const wallsId = useId()
  const kits = projects.flatMap(({ product }) => product ?? [])
  const walls = projects.filter(({ product }) => !product)
  return (
    <>
      {kits.length > 0 && (
        <section aria-labelledby={kitsId} className="pt-14">
          <h2 id={kitsId} className="pb-4 text-h3">
            {t('kits')}
          </h2>
          <FavouriteCards products={kits} sign={sign} />
        </section>
      )}
      {walls.length > 0 && (
        <section aria-labelledby={wallsId} className="pt-14">
          <h2 id={wallsId} className="pb-2 text-h3">
            {t('projects')}
          </h2>
          <ul>
            {walls.map((project) => (
              <WallRow key={project.projectID} project={project} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function WallRow({ project }: { project: Favourites['projects'][number] }) {
  const t = useTexts(favouriteTexts)
  const tProject = useTexts(projectTexts)
  const { open } = useWindows()
  const { mutate, isPending } = useDeleteFavouriteProject()
  const { projectID, name, url, wall } = project
  const showError = (error: unknown) => open('error', { text: getErrorMessage(error) })
  const wallName =
    wall && `${tProject(`kinds.${wall.kind}`)}, ${tProject('wallCm', { cm: wall.wallCm })}`
  const shown = name || wallName || t('project', { id: projectID })
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2">
      <TextLink href={url}>{shown}</TextLink>
      <IconButton
        label={t('deleteProject', { name: shown })}
        disabled={isPending}
        onClick={() => mutate(projectID, { onError: showError })}
      >
        <Icon iconNode={X} />
      </IconButton>
    </li>
  )
}
