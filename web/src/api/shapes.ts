// The shapes that the server takes and sends, by the names that its OpenAPI document gives them. `npm run types` makes
// schema.ts; a shape that a page needs by name has its line here.
import type { components } from "./schema";

type Schemas = components["schemas"];

export type AnalysisLine = Schemas["AnalysisLine"];
export type AnalysisRequest = Schemas["AnalysisRequest"];
export type CaptureView = Schemas["CaptureView"];
export type ClauseView = Schemas["ClauseView"];
export type ClockChoice = Schemas["ClockChoice"];
export type DailyPuzzle = Schemas["DailyPuzzle"];
export type DiagramView = Schemas["DiagramView"];
export type DifferenceView = Schemas["DifferenceView"];
export type FilmLine = Schemas["FilmLine"];
export type GameChange = Schemas["GameChange"];
export type GameSummary = Schemas["GameSummary"];
export type GameTree = Schemas["GameTree"];
export type GameView = Schemas["GameView"];
export type HintView = Schemas["HintView"];
export type LineView = Schemas["LineView"];
export type MatchView = Schemas["MatchView"];
export type MoveView = Schemas["MoveView"];
export type NewGame = Schemas["NewGame"];
export type OutcomeView = Schemas["OutcomeView"];
export type PictureRequest = Schemas["PictureRequest"];
export type PlayersView = Schemas["PlayersView"];
export type PointView = Schemas["PointView"];
export type PositionRequest = Schemas["PositionRequest"];
export type PositionView = Schemas["PositionView"];
export type PuzzleView = Schemas["PuzzleView"];
export type RecordText = Schemas["RecordText"];
export type RepetitionView = Schemas["RepetitionView"];
export type ReportEnd = Schemas["ReportEnd"];
export type ReportLine = Schemas["ReportLine"];
export type ReportRequest = Schemas["ReportRequest"];
export type ReportStep = Schemas["ReportStep"];
export type RulesFields = Schemas["RulesFields"];
export type RulesPage = Schemas["RulesPage"];
export type ScoreView = Schemas["ScoreView"];
export type Section = Schemas["Section"];
export type Side = Schemas["Side"];
export type SolutionView = Schemas["SolutionView"];
export type TableMoveView = Schemas["TableMoveView"];
export type TableView = Schemas["TableView"];
export type TreeNode = Schemas["TreeNode"];
export type TriedPuzzle = Schemas["TriedPuzzle"];
export type TryAnswer = Schemas["TryAnswer"];
export type VerdictView = Schemas["VerdictView"];
