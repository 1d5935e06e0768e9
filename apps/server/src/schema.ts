import type { EngineTables } from './adapters/engines/engines.tables.ts';
import type { PushTables } from './adapters/push/outbox/push.tables.ts';
import type { GatewayTables } from './gateway/gateway.tables.ts';
import type { AgeTables } from './modules/ages/ages.tables.ts';
import type { CertificateTables } from './modules/certificates/certificates.tables.ts';
import type { ClosingTables } from './modules/closing/closing.tables.ts';
import type { ConsentTables } from './modules/consents/consents.tables.ts';
import type { ThemeCoverTables } from './modules/covers/covers.tables.ts';
import type { ErasureTables } from './modules/erasure/erasure.tables.ts';
import type { ExportTables } from './modules/exports/exports.tables.ts';
import type { FaceTables } from './modules/faces/faces.tables.ts';
import type { GiftTables } from './modules/gifts/gifts.tables.ts';
import type { IdentityTables } from './modules/identities/identities.tables.ts';
import type { LedgerTables } from './modules/ledger/ledger.tables.ts';
import type { LoginTables } from './modules/login/login.tables.ts';
import type { MessageTables } from './modules/messages/messages.tables.ts';
import type { OrderTables } from './modules/orders/orders.tables.ts';
import type { PaceTables } from './modules/pace/pace.tables.ts';
import type { PeopleTables } from './modules/people/people.tables.ts';
import type { PhotoTables } from './modules/photos/photos.tables.ts';
import type { RealPersonTables } from './modules/real-person/real-person.tables.ts';
import type { RenditionTables } from './modules/renditions/renditions.tables.ts';
import type { ShootTables } from './modules/shoots/shoots.tables.ts';
import type { UserTables } from './modules/users/users.tables.ts';

/** Every table, each of which one module alone names in its store. */
export interface Schema
  extends EngineTables,
    GatewayTables,
    AgeTables,
    CertificateTables,
    ClosingTables,
    ConsentTables,
    ThemeCoverTables,
    ErasureTables,
    ExportTables,
    FaceTables,
    IdentityTables,
    LedgerTables,
    LoginTables,
    MessageTables,
    GiftTables,
    OrderTables,
    PaceTables,
    PeopleTables,
    PhotoTables,
    PushTables,
    RealPersonTables,
    RenditionTables,
    ShootTables,
    UserTables {}
