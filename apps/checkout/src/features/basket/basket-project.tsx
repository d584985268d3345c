import {
  type Project,
  useBasketProject,
  useDeleteProject,
} from '@svetlitsa/api-client/project/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'

type BasketProjectProps = { kitchenUrl: string | null; sign: string }

const shownModules = 4

/** The project of the constructor whose modules are in the basket (basket.constructor). */
export function BasketProject({ kitchenUrl, sign }: BasketProjectProps) {
  const { data: project } = useBasketProject({ enabled: kitchenUrl !== null })
  if (!kitchenUrl || !project) return null
  return <ProjectCard project={project} kitchenUrl={kitchenUrl} sign={sign} />
}

type ProjectCardProps = { project: Project; kitchenUrl: string; sign: string }

function ProjectCard({ project, kitchenUrl, sign }: ProjectCardProps) {
  const t = useTexts(basketTexts)
  const showToast = useToast()
  const { mutate, isPending } = useDeleteProject()
  const { recordId, name, kind, modules, wallCm, sum } = project
  const remove = () =>
    mutate(recordId, {
      onSuccess: () => showToast({ text: t('project.deleted') }),
      onError: (error) => showToast({ text: getErrorMessage(error) ?? t('errors.unknown') }),
    })
  const pictures = modules.flatMap(({ picture }) => picture ?? []).slice(0, shownModules)
  return (
    <section
      aria-label={name || t(`project.${kind}`)}
      className="mt-8 flex flex-col gap-4 rounded-large bg-sand p-5 sm:flex-row sm:items-center sm:gap-6"
    >
      <ul className="flex shrink-0 gap-2">
        {pictures.map((picture, index) => (
          <li
            key={`${picture.src} ${index.toString()}`}
            className="aspect-5/4 w-16 overflow-hidden rounded-compact bg-surface"
          >
            <ProductPicture picture={toPictureData(picture, 'thumb')} alt="" />
          </li>
        ))}
      </ul>
      <div className="min-w-0 grow">
        <h2 className="text-h3 wrap-anywhere">{name || t(`project.${kind}`)}</h2>
        <p className="mt-1 text-small text-ink-soft">
          {t('project.details', { count: modules.length, cm: wallCm })} ·{' '}
          {formatPrice(sum, { sign })}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-small">
          <TextLink href={kitchenUrl}>{t('project.edit')}</TextLink>
          <TextLink tone="quiet" disabled={isPending} onClick={remove}>
            {t('project.delete')}
          </TextLink>
        </p>
      </div>
    </section>
  )
}
