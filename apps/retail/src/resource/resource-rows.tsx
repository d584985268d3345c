import type { ResourceRow } from '@svetlitsa/api-client/resource/queries'
import { PressableRow } from '@svetlitsa/ui/actions/pressable-row'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Table, type TableColumn, type TableRowState } from '@svetlitsa/ui/data/table'
import { ResourceValue } from './field/resource-value.tsx'
import { useFieldLabel } from './field/use-field-label.ts'
import { getRowValue } from './get-row-value.ts'
import type { ResourceField } from './resource-screen-definition.ts'

type ResourceRowsProps = {
  title: string
  columns: readonly ResourceField[]
  rows: readonly ResourceRow[]
  getState: (row: ResourceRow) => TableRowState
  onOpen: (row: ResourceRow) => void
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** The rows of a list: a table, and cards on a phone, which leave out what is empty. */
export function ResourceRows({ title, columns, rows, getState, onOpen }: ResourceRowsProps) {
  const getLabel = useFieldLabel()
  const [main] = columns
  const tableColumns = columns.map(
    (field): TableColumn<ResourceRow> => ({
      key: field.name,
      title: getLabel(field.name),
      align: field.kind === 'number' ? 'right' : 'left',
      render: (row) =>
        field === main ? (
          <TextLink tone="bare" onClick={() => onOpen(row)}>
            <strong className="font-semibold">
              <ResourceValue field={field} value={getRowValue(row, field)} />
            </strong>
          </TextLink>
        ) : (
          <ResourceValue field={field} value={getRowValue(row, field)} />
        ),
    }),
  )
  return (
    <>
      <div className="max-lg:hidden">
        <Table
          caption={title}
          columns={tableColumns}
          rows={rows}
          rowKey={({ id }) => id}
          rowState={getState}
          onRowPress={onOpen}
        />
      </div>
      <ul aria-label={title} className="border-t border-line lg:hidden">
        {rows.map((row) => (
          <li key={row.id} className="border-b border-line bg-surface">
            <PressableRow onPress={() => onOpen(row)}>
              {columns
                .filter((field) => !isEmpty(getRowValue(row, field)))
                .map((field) => (
                  <span key={field.name} className="col-span-2 text-small wrap-anywhere">
                    {field === main ? (
                      <strong className="text-row font-semibold">
                        <ResourceValue field={field} value={getRowValue(row, field)} />
                      </strong>
                    ) : (
                      <>
                        <span className="text-ink-soft">{getLabel(field.name)}: </span>
                        <ResourceValue field={field} value={getRowValue(row, field)} />
                      </>
                    )}
                  </span>
                ))}
            </PressableRow>
          </li>
        ))}
      </ul>
    </>
  )
}
