import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Select } from '@svetlitsa/ui/forms/select'
import { useNavigate } from '@tanstack/react-router'
import { useFieldLabel } from './field/use-field-label.ts'
import { buildResourceHref, type ResourceSearch } from './parse-resource-search.ts'
import type { ResourceScreenDefinition } from './resource-screen-definition.ts'

type ResourceFiltersProps = { screen: ResourceScreenDefinition; search: ResourceSearch }

/** Filters by a switch, and the sorting. */
export function ResourceFilters({ screen, search }: ResourceFiltersProps) {
  const t = useTexts(resourceTexts)
  const getLabel = useFieldLabel()
  const navigate = useNavigate()
  const { href, flags, sorts } = screen
  const choose = (change: ResourceSearch) =>
    void navigate({ href: buildResourceHref(href, { ...search, ...change, page: undefined }) })
  const [firstSort = ''] = sorts
  return (
    <>
      {flags.map((flag) => (
        <div key={flag} className="w-full sm:w-52">
          <Select
            label={getLabel(flag)}
            hideLabel
            size={36}
            value={search.flag === flag ? String(search.on) : 'any'}
            onChange={(value) =>
              choose(
                value === 'any'
                  ? { flag: undefined, on: undefined }
                  : { flag, on: value === 'true' },
              )
            }
            options={[
              { value: 'any', label: `${getLabel(flag)}: ${t('any')}` },
              { value: 'true', label: `${getLabel(flag)}: ${t('yes')}` },
              { value: 'false', label: `${getLabel(flag)}: ${t('no')}` },
            ]}
          />
        </div>
      ))}
      <div className="w-full sm:w-64">
        <Select
          label={t('sortBy')}
          hideLabel
          size={36}
          value={`${search.sort ?? firstSort} ${search.order ?? 'up'}`}
          onChange={(value) => {
            const [sort, order] = value.split(' ')
            choose({
              sort: sort === firstSort ? undefined : sort,
              order: order === 'down' ? 'down' : undefined,
            })
          }}
          options={sorts.flatMap((sort) => [
            { value: `${sort} up`, label: `${getLabel(sort)} · ${t('ascending')}` },
            { value: `${sort} down`, label: `${getLabel(sort)} · ${t('descending')}` },
          ])}
        />
      </div>
    </>
  )
}
