/** Where servers of tests keep their data: in memory where there is room, else the folder of temporary files. */
export function memoryFolder(): string;
