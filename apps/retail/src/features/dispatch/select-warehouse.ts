import type { Board } from '@svetlitsa/api-client/dispatch/queries'

/** The board of one warehouse, with assemblers who work everywhere; null leaves it whole. */
export function selectWarehouse(board: Board, warehouseId: number | null): Board {
  if (warehouseId === null) return board
  const isHere = (one: { warehouseId: number | null }) => one.warehouseId === warehouseId
  return {
    ...board,
    orders: board.orders.filter(isHere),
    assemblers: board.assemblers.filter((one) => one.warehouseId === null || isHere(one)),
    crews: board.crews.filter(isHere),
    warehouses: board.warehouses.filter(({ id }) => id === warehouseId),
  }
}
