'use client'

import { type Favourites, useDeleteFavouriteProject } from '@svetlitsa/api-client/favourite/queries'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Icon } from '@svetlitsa/ui/media/icon'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { X } from 'lucide'

/** Constructor projects among the favourites. */
export function FavouriteProjects({ projects }: Pick<Favourites, 'projects'>) {
  const t = useTexts(favouriteTexts)
  const { open } = useWindows()
  const { mutate, isPending } = useDeleteFavouriteProject()
  const showError = (error: unknown) => open('error', { text: getErrorMessage(error) })
  if (projects.length === 0) return null
  return (
    <section className="pt-14">
      <h2 className="pb-2 text-h3">{t('projects')}</h2>
      <ul>
        {projects.map(({ projectID, name, url }) => {
          const shown = name || t('project', { id: projectID })
          return (
            <li
              key={projectID}
              className="flex items-center justify-between gap-4 border-b border-line py-2"
            >
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
        })}
      </ul>
    </section>
  )
}
