import { type Area, FIRST_AREAS, type FirstArea } from './areas.ts';
import type { LocaleTables, Table } from './table.ts';

const isFirst = (area: Area): area is FirstArea => FIRST_AREAS.some((first) => first === area);

/** The texts of some areas of a locale. Rejects when the chunk of one cannot be fetched. */
export async function readAreas(tables: LocaleTables, areas: readonly Area[]): Promise<Partial<Table>> {
  const read = async (area: Area): Promise<Partial<Table>> =>
    isFirst(area) ? tables.first[area] : (await tables.later[area]()).default;
  const parts = await Promise.all(areas.map(read));
  const table: Partial<Table> = {};
  for (const part of parts) Object.assign(table, part);
  return table;
}
