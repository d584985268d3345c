import type { Board } from '@svetlitsa/api-client/dispatch/queries'
import { addDays } from '@svetlitsa/domain/date/day'
import { link } from '@svetlitsa/domain/route/site-map'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { Field } from '@svetlitsa/ui/forms/field'
import { Select } from '@svetlitsa/ui/forms/select'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Tooltip } from '@svetlitsa/ui/overlays/tooltip'
import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide'
import { buildListHref } from '../../list-detail/build-list-href.ts'

export interface BoardChoice {
  /** Undefined for today. */
  date: string | undefined
  warehouse: number | null
}

type DayFiltersProps = { board: Board; chosen: BoardChoice }

/** Steps through the days, and chooses one warehouse. */
export function DayFilters({ board, chosen }: DayFiltersProps) {
  const { today, warehouses } = board
  // While another day loads, the board is still that of the day before.
  const date = chosen.date ?? today
  const t = useTexts(dispatchTexts)
  const navigate = useNavigate()
  const choose = (change: Partial<BoardChoice>) => {
    const next = { ...chosen, ...change }
    const day = next.date === today ? undefined : next.date
    const href = buildListHref(link.retailDispatch(), {
      date: day,
      warehouse: next.warehouse ?? undefined,
    })
    void navigate({ href })
  }
  return (
    <>
      <div className="flex items-center gap-1">
        <Tooltip text={t('day.earlier')}>
          <IconButton
            label={t('day.earlier')}
            size={40}
            onClick={() => choose({ date: addDays(date, -1) })}
          >
            <Icon iconNode={ChevronLeft} />
          </IconButton>
        </Tooltip>
        <div className="w-40">
          <Field
            label={t('day.label')}
            hideLabel
            type="date"
            size={36}
            required
            value={date}
            onChange={({ currentTarget: { value } }) => value && choose({ date: value })}
          />
        </div>
        <Tooltip text={t('day.later')}>
          <IconButton
            label={t('day.later')}
            size={40}
            onClick={() => choose({ date: addDays(date, 1) })}
          >
            <Icon iconNode={ChevronRight} />
          </IconButton>
        </Tooltip>
      </div>
      <Chip size={32} chosen={date === today} onClick={() => choose({ date: today })}>
        {t('day.today')}
      </Chip>
      <div className="w-full sm:w-56">
        <Select
          label={t('warehouseLabel')}
          hideLabel
          size={36}
          value={chosen.warehouse === null ? 'any' : String(chosen.warehouse)}
          onChange={(value) => choose({ warehouse: value === 'any' ? null : Number(value) })}
          options={[
            { value: 'any', label: t('anyWarehouse') },
            ...warehouses.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </div>
    </>
  )
}
