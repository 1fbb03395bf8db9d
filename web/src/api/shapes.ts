// The shapes that the server takes and sends, by the names that its OpenAPI document gives them. `npm run types` makes
// schema.ts; a shape that is new there gets its line here.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type { paths } from "./schema";

/** "a1" to "g7" */
export type Square = string;
export type Piece = MoveView["piece"];
export type AnalysisEnd = Schemas["AnalysisEnd"];
export type AnalysisLine = Schemas["AnalysisLine"];
export type AnalysisRequest = Schemas["AnalysisRequest"];
export type CaptureView = Schemas["CaptureView"];
export type ClauseView = Schemas["ClauseView"];
export type ClockChoice = Schemas["ClockChoice"];
export type ClockView = Schemas["ClockView"];
export type Decision = Schemas["Decision"];
export type Declared = Schemas["Declared"];
export type DiagramView = Schemas["DiagramView"];
export type DifferenceView = Schemas["DifferenceView"];
export type ExtentView = Schemas["ExtentView"];
export type GameList = Schemas["GameList"];
export type GameSummary = Schemas["GameSummary"];
export type GameTree = Schemas["GameTree"];
export type GameView = Schemas["GameView"];
export type LineView = Schemas["LineView"];
export type MatchResultView = Schemas["MatchResultView"];
export type MatchView = Schemas["MatchView"];
export type MoveView = Schemas["MoveView"];
export type NewGame = Schemas["NewGame"];
export type NewMove = Schemas["NewMove"];
export type OutcomeView = Schemas["OutcomeView"];
export type PictureRequest = Schemas["PictureRequest"];
export type PlayerView = Schemas["PlayerView"];
export type PlayersView = Schemas["PlayersView"];
export type PositionRequest = Schemas["PositionRequest"];
export type PositionView = Schemas["PositionView"];
export type Problem = Schemas["Problem"];
export type RecordAnswer = Schemas["RecordAnswer"];
export type RecordText = Schemas["RecordText"];
export type RepetitionView = Schemas["RepetitionView"];
export type ReportEnd = Schemas["ReportEnd"];
export type ReportLine = Schemas["ReportLine"];
export type ReportRequest = Schemas["ReportRequest"];
export type ReportStep = Schemas["ReportStep"];
export type Resignation = Schemas["Resignation"];
export type RulesFields = Schemas["RulesFields"];
export type RulesPage = Schemas["RulesPage"];
export type RulesRequest = Schemas["RulesRequest"];
export type RulesetView = Schemas["RulesetView"];
export type ScoreView = Schemas["ScoreView"];
export type Section = Schemas["Section"];
export type SetView = Schemas["SetView"];
export type Side = Schemas["Side"];
export type SideReport = Schemas["SideReport"];
export type StreamFailure = Schemas["StreamFailure"];
export type TableMoveView = Schemas["TableMoveView"];
export type TableView = Schemas["TableView"];
export type TakeBack = Schemas["TakeBack"];
export type Termination = Schemas["Termination"];
export type TreeNode = Schemas["TreeNode"];
export type TryAnswer = Schemas["TryAnswer"];
export type TryRequest = Schemas["TryRequest"];
export type VerdictView = Schemas["VerdictView"];
