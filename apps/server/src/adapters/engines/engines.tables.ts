/** A prompt that was given to a ComfyUI server, written before it is sent: a restart finds it there. */
export interface EnginePromptsTable {
  /** What the server knows it by; follows from engine, shoot, sheet and attempt. */
  id: string;
  engine: string;
  shoot_id: string;
  sheet: number;
  /** The picture that did not pass the gate makes the next take; one take may need several attempts. */
  take: number;
  attempt: number;
  /** Its address. */
  server: string;
  state: 'submitted' | 'done' | 'failed';
  created_at: number;
}

/** What a hosted engine may have cost, reserved before each call: a crash forgets none of it. */
export interface EngineDaySpendingTable {
  engine: string;
  /** `2026-11-22`, UTC. */
  day: string;
  spent_minor: number;
}

export interface EngineShootSpendingTable {
  engine: string;
  shoot_id: string;
  spent_minor: number;
}

export interface EngineTables {
  engine_prompts: EnginePromptsTable;
  engine_day_spending: EngineDaySpendingTable;
  engine_shoot_spending: EngineShootSpendingTable;
}
