'use client'

import { type Favourites, useDeleteProject } from '@svetlitsa/api-client/query/favourite'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { IconButton } from '@svetlitsa/ui/primitives/icon-button'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { X } from 'lucide'

/** The projects of the constructor that are kept. */
export function FavouriteProjects({ projects }: Pick<Favourites, 'projects'>) {
  const say = useTexts(favouriteTexts)
  const { open } = useWindows()
  const { mutate, isPending } = useDeleteProject()
  const fail = (fault: unknown) => open('fault', { text: faultText(fault) })
  if (projects.length === 0) return null
  return (
    <section className="pt-14">
      <h2 className="pb-2 text-h3">{say('projects')}</h2>
      <ul>
        {projects.map(({ projectID, name, url }) => {
          const shown = name || say('project', { id: projectID })
          return (
            <li
              key={projectID}
              className="flex items-center justify-between gap-4 border-b border-line py-2"
            >
              <TextLink href={url}>{shown}</TextLink>
              <IconButton
                label={say('deleteProject', { name: shown })}
                disabled={isPending}
                onClick={() => mutate(projectID, { onError: fail })}
              >
                <Icon of={X} />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
