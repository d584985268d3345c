import type { ResourceValues } from '@svetlitsa/api-client/resource/contract'
import type { tariffs } from '@svetlitsa/api-client/tariff-desk/contract'
import { eq } from 'drizzle-orm'
import { deliveryTariff } from '../../schema/delivery.table.ts'
import { createTableRepository } from '../../shop/resource/table-repository.queries.ts'

type Values = ResourceValues<typeof tariffs>

const { regionId, kind, name, description, price, position, isActive } = deliveryTariff

export const tariffRepository = createTableRepository({
  table: deliveryTariff,
  match: [
    { field: 'regionId', column: regionId },
    { field: 'kind', column: kind },
    { field: 'name', column: name },
  ],
  search: [name, description],
  sorts: { regionId, name, price, position },
  filter: (filters: { isActive?: boolean | undefined }) => [
    filters.isActive === undefined ? undefined : eq(isActive, filters.isActive),
  ],
  toValues: ({ id: _id, ...values }): Values => values,
  toFacts: () => ({}),
  toColumns: (values: Values) => values,
  constraints: {
    delivery_tariff_regionId_kind_name_unique: 'name',
    delivery_tariff_region_id_region_id_fk: 'regionId',
  },
})
