import type { StaffStore } from '@svetlitsa/api-client/staff/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { type StaffRole, staffRoles } from '@svetlitsa/domain/staff/staff-role'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { Select } from '@svetlitsa/ui/forms/select'
import { useNavigate } from '@tanstack/react-router'
import { buildListHref } from '../../list-detail/build-list-href.ts'

export const shownStates = ['active', 'shift', 'disabled'] as const

export interface StaffChoice {
  state: (typeof shownStates)[number]
  role: StaffRole | 'any'
  store: number | null
  page: number
}

/** Returns the address of the screen with its filters; everyone who works is the default. */
export function buildStaffHref({ state, role, store, page }: StaffChoice): string {
  return buildListHref(link.retailStaff(), {
    state: state === 'active' ? undefined : state,
    role: role === 'any' ? undefined : role,
    store: store ?? undefined,
    page: page > 1 ? page : undefined,
  })
}

type StaffFiltersProps = { chosen: StaffChoice; stores: readonly StaffStore[] }

/** Filters by state, role and, for readers of all stores, the store. */
export function StaffFilters({ chosen, stores }: StaffFiltersProps) {
  const t = useTexts(staffTexts)
  const navigate = useNavigate()
  const choose = (change: Partial<StaffChoice>) =>
    void navigate({ href: buildStaffHref({ ...chosen, ...change, page: 1 }) })
  return (
    <>
      <nav aria-label={t('states.label')} className="flex flex-wrap gap-2">
        {shownStates.map((state) => (
          <Chip
            key={state}
            size={32}
            href={buildStaffHref({ ...chosen, state, page: 1 })}
            chosen={state === chosen.state}
          >
            {t(`states.${state}`)}
          </Chip>
        ))}
      </nav>
      <div className="w-full sm:w-52">
        <Select
          label={t('roleLabel')}
          hideLabel
          size={36}
          value={chosen.role}
          onChange={(role) => choose({ role: role as StaffChoice['role'] })}
          options={[
            { value: 'any', label: t('anyRole') },
            ...staffRoles.map((role) => ({ value: role, label: t(`roles.${role}`) })),
          ]}
        />
      </div>
      {stores.length > 0 && (
        <div className="w-full sm:w-56">
          <Select
            label={t('storeLabel')}
            hideLabel
            size={36}
            value={chosen.store === null ? 'any' : String(chosen.store)}
            onChange={(store) => choose({ store: store === 'any' ? null : Number(store) })}
            options={[
              { value: 'any', label: t('anyStore') },
              ...stores.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </div>
      )}
    </>
  )
}
