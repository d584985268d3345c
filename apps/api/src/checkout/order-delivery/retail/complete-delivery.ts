import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-order/contract'
import type { AssemblyState } from '@svetlitsa/domain/assembly/assembly-state'
import type { ChosenDelivery } from '../../../supply/delivery/delivery.queries.ts'
import type { DeliveryInput } from '../decide-order-delivery.ts'

type Input = Omit<ParsedInput<typeof contract.setRetailDelivery>, 'orderGuid'>
type Completed = Omit<DeliveryInput, 'basketGroup' | 'orderId'>

/**
 * What staff leave out stays as it is: place, time, services and comment. A time is given up by name,
 * with null, and an assembly that was done stays.
 */
export function completeDelivery(
  { slotId, ...input }: Input,
  before: ChosenDelivery | null,
  assemblyState: AssemblyState,
): Completed {
  const named = slotId == null ? input : { ...input, slotId }
  if (!before) return named
  const { toDoor, lift, floor, assembly, comment } = before
  const kept = {
    comment,
    toDoor,
    lift,
    assembly,
    ...(floor === null ? {} : { floor }),
    ...(before.tariffId === input.id ? { description: before.description } : {}),
    ...(slotId === undefined && before.slotId !== null ? { slotId: before.slotId } : {}),
  }
  return {
    ...kept,
    ...named,
    ...keepPlace(input, before),
    ...(assemblyState === 'done' ? { assembly } : {}),
  }
}

/** The address with its flat as it was saved, or the store. */
function keepPlace(
  { address, coordinates, storeId }: Input,
  before: ChosenDelivery,
): Partial<Completed> {
  if (before.kind === 'pickup')
    return storeId === undefined && before.storeId !== null ? { storeId: before.storeId } : {}
  const { latitude: lat, longitude: lon } = before
  if (address !== undefined || coordinates != null || before.address === null) return {}
  return {
    address: before.address,
    coordinates: lat !== null && lon !== null ? { lat, lon } : null,
    apartment: undefined,
    entrance: undefined,
  }
}
