/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

const $Writer = $protobuf.Writer, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error;

const $root = $protobuf.roots["request-writer"] || ($protobuf.roots["request-writer"] = {});

export const Frame = $root.Frame = (() => {

    const Frame = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    Frame.prototype.servcmd = "";
    Frame.prototype.seq = null;
    Frame.prototype.head = null;
    Frame.prototype.errorCode = 0;
    Frame.prototype.errorInfo = "";
    Frame.prototype.body = $util.newBuffer([]);
    Frame.prototype.packed = $util.newBuffer([]);
    Frame.prototype.errorName = "";

    let $oneOfFields;

    // Virtual OneOf for proto3 optional field
    $Object.defineProperty(Frame.prototype, "_seq", {
        get: $util.oneOfGetter($oneOfFields = ["seq"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    Frame.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.servcmd != null && $Object.hasOwnProperty.call(message, "servcmd") && message.servcmd !== "")
            writer.uint32(10).string(message.servcmd);
        if (message.seq != null && $Object.hasOwnProperty.call(message, "seq"))
            writer.uint32(16).uint32(message.seq);
        if (message.head != null && $Object.hasOwnProperty.call(message, "head"))
            $root.RequestHead.encode(message.head, writer.uint32(26).fork(), _depth + 1).ldelim();
        if (message.errorCode != null && $Object.hasOwnProperty.call(message, "errorCode") && message.errorCode !== 0)
            writer.uint32(32).sint32(message.errorCode);
        if (message.errorInfo != null && $Object.hasOwnProperty.call(message, "errorInfo") && message.errorInfo !== "")
            writer.uint32(42).string(message.errorInfo);
        if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body.length)
            writer.uint32(50).bytes(message.body);
        if (message.packed != null && $Object.hasOwnProperty.call(message, "packed") && message.packed.length)
            writer.uint32(58).bytes(message.packed);
        if (message.errorName != null && $Object.hasOwnProperty.call(message, "errorName") && message.errorName !== "")
            writer.uint32(66).string(message.errorName);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return Frame;
})();

export const RequestHead = $root.RequestHead = (() => {

    const RequestHead = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    RequestHead.prototype.reqtime = 0;
    RequestHead.prototype.ver = "";
    RequestHead.prototype.sdkversion = "";
    RequestHead.prototype.platform = 0;
    RequestHead.prototype.sdkappid = 0;
    RequestHead.prototype.identifier = "";
    RequestHead.prototype.usersig = "";
    RequestHead.prototype.a2 = "";
    RequestHead.prototype.instanceid = "";
    RequestHead.prototype.sdkability = 0;
    RequestHead.prototype.reqkey = "";

    RequestHead.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.reqtime != null && $Object.hasOwnProperty.call(message, "reqtime") && message.reqtime !== 0)
            writer.uint32(8).uint32(message.reqtime);
        if (message.ver != null && $Object.hasOwnProperty.call(message, "ver") && message.ver !== "")
            writer.uint32(18).string(message.ver);
        if (message.sdkversion != null && $Object.hasOwnProperty.call(message, "sdkversion") && message.sdkversion !== "")
            writer.uint32(26).string(message.sdkversion);
        if (message.platform != null && $Object.hasOwnProperty.call(message, "platform") && message.platform !== 0)
            writer.uint32(32).uint32(message.platform);
        if (message.sdkappid != null && $Object.hasOwnProperty.call(message, "sdkappid") && message.sdkappid !== 0)
            writer.uint32(40).uint32(message.sdkappid);
        if (message.identifier != null && $Object.hasOwnProperty.call(message, "identifier") && message.identifier !== "")
            writer.uint32(50).string(message.identifier);
        if (message.usersig != null && $Object.hasOwnProperty.call(message, "usersig") && message.usersig !== "")
            writer.uint32(58).string(message.usersig);
        if (message.a2 != null && $Object.hasOwnProperty.call(message, "a2") && message.a2 !== "")
            writer.uint32(66).string(message.a2);
        if (message.instanceid != null && $Object.hasOwnProperty.call(message, "instanceid") && message.instanceid !== "")
            writer.uint32(74).string(message.instanceid);
        if (message.sdkability != null && $Object.hasOwnProperty.call(message, "sdkability") && message.sdkability !== 0)
            writer.uint32(80).uint32(message.sdkability);
        if (message.reqkey != null && $Object.hasOwnProperty.call(message, "reqkey") && message.reqkey !== "")
            writer.uint32(90).string(message.reqkey);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return RequestHead;
})();

export const TextContent = $root.TextContent = (() => {

    const TextContent = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    TextContent.prototype.text = "";

    TextContent.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.text != null && $Object.hasOwnProperty.call(message, "text") && message.text !== "")
            writer.uint32(10).string(message.text);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return TextContent;
})();

export const CustomContent = $root.CustomContent = (() => {

    const CustomContent = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    CustomContent.prototype.data = "";
    CustomContent.prototype.description = "";
    CustomContent.prototype.extension = "";

    CustomContent.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.data != null && $Object.hasOwnProperty.call(message, "data") && message.data !== "")
            writer.uint32(10).string(message.data);
        if (message.description != null && $Object.hasOwnProperty.call(message, "description") && message.description !== "")
            writer.uint32(18).string(message.description);
        if (message.extension != null && $Object.hasOwnProperty.call(message, "extension") && message.extension !== "")
            writer.uint32(26).string(message.extension);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return CustomContent;
})();

export const Element = $root.Element = (() => {

    const Element = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    Element.prototype.text = null;
    Element.prototype.custom = null;
    Element.prototype.other = null;

    let $oneOfFields;

    $Object.defineProperty(Element.prototype, "content", {
        get: $util.oneOfGetter($oneOfFields = ["text", "custom", "other"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    Element.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.text != null && $Object.hasOwnProperty.call(message, "text"))
            $root.TextContent.encode(message.text, writer.uint32(10).fork(), _depth + 1).ldelim();
        if (message.custom != null && $Object.hasOwnProperty.call(message, "custom"))
            $root.CustomContent.encode(message.custom, writer.uint32(18).fork(), _depth + 1).ldelim();
        if (message.other != null && $Object.hasOwnProperty.call(message, "other"))
            $root.OtherContent.encode(message.other, writer.uint32(26).fork(), _depth + 1).ldelim();
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return Element;
})();

export const OtherContent = $root.OtherContent = (() => {

    const OtherContent = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    OtherContent.prototype.msgType = "";
    OtherContent.prototype.json = "";

    OtherContent.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.msgType != null && $Object.hasOwnProperty.call(message, "msgType") && message.msgType !== "")
            writer.uint32(10).string(message.msgType);
        if (message.json != null && $Object.hasOwnProperty.call(message, "json") && message.json !== "")
            writer.uint32(18).string(message.json);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return OtherContent;
})();

export const SendRequest = $root.SendRequest = (() => {

    const SendRequest = function (properties) {
        this.msgBody = [];
        this.groupAtInfo = [];
        this.receiverList = [];
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    SendRequest.prototype.toAccount = "";
    SendRequest.prototype.groupID = "";
    SendRequest.prototype.priority = null;
    SendRequest.prototype.msgBody = $util.emptyArray;
    SendRequest.prototype.cloudCustomData = "";
    SendRequest.prototype.clientTime = 0;
    SendRequest.prototype.clientSequence = 0;
    SendRequest.prototype.random = 0;
    SendRequest.prototype.needReadReceipt = false;
    SendRequest.prototype.isSupportExtension = false;
    SendRequest.prototype.relayFlag = false;
    SendRequest.prototype.messageControlInfo = null;
    SendRequest.prototype.offlinePushInfo = null;
    SendRequest.prototype.msgLifeTime = null;
    SendRequest.prototype.groupAtInfo = $util.emptyArray;
    SendRequest.prototype.receiverList = $util.emptyArray;
    SendRequest.prototype.onlineOnlyFlag = false;
    SendRequest.prototype.fromAccount = "";
    SendRequest.prototype.topicID = "";
    SendRequest.prototype.nick = "";
    SendRequest.prototype.avatar = "";

    let $oneOfFields;

    // Virtual OneOf for proto3 optional field
    $Object.defineProperty(SendRequest.prototype, "_priority", {
        get: $util.oneOfGetter($oneOfFields = ["priority"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    // Virtual OneOf for proto3 optional field
    $Object.defineProperty(SendRequest.prototype, "_msgLifeTime", {
        get: $util.oneOfGetter($oneOfFields = ["msgLifeTime"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    SendRequest.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.toAccount != null && $Object.hasOwnProperty.call(message, "toAccount") && message.toAccount !== "")
            writer.uint32(10).string(message.toAccount);
        if (message.groupID != null && $Object.hasOwnProperty.call(message, "groupID") && message.groupID !== "")
            writer.uint32(18).string(message.groupID);
        if (message.priority != null && $Object.hasOwnProperty.call(message, "priority"))
            writer.uint32(26).string(message.priority);
        if (message.msgBody != null && message.msgBody.length)
            for (let i = 0; i < message.msgBody.length; ++i)
                $root.Element.encode(message.msgBody[i], writer.uint32(34).fork(), _depth + 1).ldelim();
        if (message.cloudCustomData != null && $Object.hasOwnProperty.call(message, "cloudCustomData") && message.cloudCustomData !== "")
            writer.uint32(42).string(message.cloudCustomData);
        if (message.clientTime != null && $Object.hasOwnProperty.call(message, "clientTime") && message.clientTime !== 0)
            writer.uint32(48).uint32(message.clientTime);
        if (message.clientSequence != null && $Object.hasOwnProperty.call(message, "clientSequence") && !$Object.is(message.clientSequence, 0))
            writer.uint32(57).double(message.clientSequence);
        if (message.random != null && $Object.hasOwnProperty.call(message, "random") && message.random !== 0)
            writer.uint32(64).uint32(message.random);
        if (message.needReadReceipt != null && $Object.hasOwnProperty.call(message, "needReadReceipt") && message.needReadReceipt !== false)
            writer.uint32(72).bool(message.needReadReceipt);
        if (message.isSupportExtension != null && $Object.hasOwnProperty.call(message, "isSupportExtension") && message.isSupportExtension !== false)
            writer.uint32(80).bool(message.isSupportExtension);
        if (message.relayFlag != null && $Object.hasOwnProperty.call(message, "relayFlag") && message.relayFlag !== false)
            writer.uint32(88).bool(message.relayFlag);
        if (message.messageControlInfo != null && $Object.hasOwnProperty.call(message, "messageControlInfo"))
            $root.MessageControlInfo.encode(message.messageControlInfo, writer.uint32(98).fork(), _depth + 1).ldelim();
        if (message.offlinePushInfo != null && $Object.hasOwnProperty.call(message, "offlinePushInfo"))
            $root.OfflinePushInfo.encode(message.offlinePushInfo, writer.uint32(106).fork(), _depth + 1).ldelim();
        if (message.msgLifeTime != null && $Object.hasOwnProperty.call(message, "msgLifeTime"))
            writer.uint32(112).uint32(message.msgLifeTime);
        if (message.groupAtInfo != null && message.groupAtInfo.length)
            for (let i = 0; i < message.groupAtInfo.length; ++i)
                writer.uint32(122).string(message.groupAtInfo[i]);
        if (message.receiverList != null && message.receiverList.length)
            for (let i = 0; i < message.receiverList.length; ++i)
                writer.uint32(130).string(message.receiverList[i]);
        if (message.onlineOnlyFlag != null && $Object.hasOwnProperty.call(message, "onlineOnlyFlag") && message.onlineOnlyFlag !== false)
            writer.uint32(136).bool(message.onlineOnlyFlag);
        if (message.fromAccount != null && $Object.hasOwnProperty.call(message, "fromAccount") && message.fromAccount !== "")
            writer.uint32(146).string(message.fromAccount);
        if (message.topicID != null && $Object.hasOwnProperty.call(message, "topicID") && message.topicID !== "")
            writer.uint32(154).string(message.topicID);
        if (message.nick != null && $Object.hasOwnProperty.call(message, "nick") && message.nick !== "")
            writer.uint32(162).string(message.nick);
        if (message.avatar != null && $Object.hasOwnProperty.call(message, "avatar") && message.avatar !== "")
            writer.uint32(170).string(message.avatar);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return SendRequest;
})();

export const MessageControlInfo = $root.MessageControlInfo = (() => {

    const MessageControlInfo = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    MessageControlInfo.prototype.excludedFromUnreadCount = false;
    MessageControlInfo.prototype.excludedFromLastMessage = false;
    MessageControlInfo.prototype.excludedFromContentModeration = false;

    MessageControlInfo.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.excludedFromUnreadCount != null && $Object.hasOwnProperty.call(message, "excludedFromUnreadCount") && message.excludedFromUnreadCount !== false)
            writer.uint32(8).bool(message.excludedFromUnreadCount);
        if (message.excludedFromLastMessage != null && $Object.hasOwnProperty.call(message, "excludedFromLastMessage") && message.excludedFromLastMessage !== false)
            writer.uint32(16).bool(message.excludedFromLastMessage);
        if (message.excludedFromContentModeration != null && $Object.hasOwnProperty.call(message, "excludedFromContentModeration") && message.excludedFromContentModeration !== false)
            writer.uint32(24).bool(message.excludedFromContentModeration);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return MessageControlInfo;
})();

export const OfflinePushInfo = $root.OfflinePushInfo = (() => {

    const OfflinePushInfo = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    OfflinePushInfo.prototype.pushFlag = 0;
    OfflinePushInfo.prototype.title = "";
    OfflinePushInfo.prototype.description = "";
    OfflinePushInfo.prototype.extension = "";
    OfflinePushInfo.prototype.apnsInfo = null;
    OfflinePushInfo.prototype.androidInfo = null;

    OfflinePushInfo.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.pushFlag != null && $Object.hasOwnProperty.call(message, "pushFlag") && message.pushFlag !== 0)
            writer.uint32(8).uint32(message.pushFlag);
        if (message.title != null && $Object.hasOwnProperty.call(message, "title") && message.title !== "")
            writer.uint32(18).string(message.title);
        if (message.description != null && $Object.hasOwnProperty.call(message, "description") && message.description !== "")
            writer.uint32(26).string(message.description);
        if (message.extension != null && $Object.hasOwnProperty.call(message, "extension") && message.extension !== "")
            writer.uint32(34).string(message.extension);
        if (message.apnsInfo != null && $Object.hasOwnProperty.call(message, "apnsInfo"))
            $root.ApnsInfo.encode(message.apnsInfo, writer.uint32(42).fork(), _depth + 1).ldelim();
        if (message.androidInfo != null && $Object.hasOwnProperty.call(message, "androidInfo"))
            $root.AndroidInfo.encode(message.androidInfo, writer.uint32(50).fork(), _depth + 1).ldelim();
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return OfflinePushInfo;
})();

export const ApnsInfo = $root.ApnsInfo = (() => {

    const ApnsInfo = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    ApnsInfo.prototype.badgeMode = 0;

    ApnsInfo.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.badgeMode != null && $Object.hasOwnProperty.call(message, "badgeMode") && message.badgeMode !== 0)
            writer.uint32(8).uint32(message.badgeMode);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return ApnsInfo;
})();

export const AndroidInfo = $root.AndroidInfo = (() => {

    const AndroidInfo = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    AndroidInfo.prototype.OPPOChannelID = "";

    AndroidInfo.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.OPPOChannelID != null && $Object.hasOwnProperty.call(message, "OPPOChannelID") && message.OPPOChannelID !== "")
            writer.uint32(10).string(message.OPPOChannelID);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return AndroidInfo;
})();

export const RoamRequest = $root.RoamRequest = (() => {

    const RoamRequest = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    RoamRequest.prototype.peerAccount = "";
    RoamRequest.prototype.groupID = "";
    RoamRequest.prototype.count = 0;
    RoamRequest.prototype.messageKey = "";
    RoamRequest.prototype.lastMessageTime = 0;
    RoamRequest.prototype.direction = 0;
    RoamRequest.prototype.sequence = 0;
    RoamRequest.prototype.topicID = "";

    RoamRequest.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.peerAccount != null && $Object.hasOwnProperty.call(message, "peerAccount") && message.peerAccount !== "")
            writer.uint32(10).string(message.peerAccount);
        if (message.groupID != null && $Object.hasOwnProperty.call(message, "groupID") && message.groupID !== "")
            writer.uint32(18).string(message.groupID);
        if (message.count != null && $Object.hasOwnProperty.call(message, "count") && message.count !== 0)
            writer.uint32(24).uint32(message.count);
        if (message.messageKey != null && $Object.hasOwnProperty.call(message, "messageKey") && message.messageKey !== "")
            writer.uint32(34).string(message.messageKey);
        if (message.lastMessageTime != null && $Object.hasOwnProperty.call(message, "lastMessageTime") && message.lastMessageTime !== 0)
            writer.uint32(40).uint32(message.lastMessageTime);
        if (message.direction != null && $Object.hasOwnProperty.call(message, "direction") && message.direction !== 0)
            writer.uint32(48).uint32(message.direction);
        if (message.sequence != null && $Object.hasOwnProperty.call(message, "sequence") && !$Object.is(message.sequence, 0))
            writer.uint32(57).double(message.sequence);
        if (message.topicID != null && $Object.hasOwnProperty.call(message, "topicID") && message.topicID !== "")
            writer.uint32(66).string(message.topicID);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return RoamRequest;
})();

export const PollRequest = $root.PollRequest = (() => {

    const PollRequest = function (properties) {
        if (properties)
            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                    this[keys[i]] = properties[keys[i]];
    };

    PollRequest.prototype.groupID = "";
    PollRequest.prototype.key = "";
    PollRequest.prototype.startSeq = 0;
    PollRequest.prototype.startBroadcastSeq = 0;
    PollRequest.prototype.simplifiedMessage = 0;
    PollRequest.prototype.holdTime = null;

    let $oneOfFields;

    // Virtual OneOf for proto3 optional field
    $Object.defineProperty(PollRequest.prototype, "_holdTime", {
        get: $util.oneOfGetter($oneOfFields = ["holdTime"]),
        set: $util.oneOfSetter($oneOfFields)
    });

    PollRequest.encode = function (message, writer, _depth) {
        if (!writer)
            writer = $Writer.create();
        if (_depth === $undefined)
            _depth = 0;
        if (_depth > $util.recursionLimit)
            throw $Error("max depth exceeded");
        if (message.groupID != null && $Object.hasOwnProperty.call(message, "groupID") && message.groupID !== "")
            writer.uint32(10).string(message.groupID);
        if (message.key != null && $Object.hasOwnProperty.call(message, "key") && message.key !== "")
            writer.uint32(18).string(message.key);
        if (message.startSeq != null && $Object.hasOwnProperty.call(message, "startSeq") && !$Object.is(message.startSeq, 0))
            writer.uint32(25).double(message.startSeq);
        if (message.startBroadcastSeq != null && $Object.hasOwnProperty.call(message, "startBroadcastSeq") && !$Object.is(message.startBroadcastSeq, 0))
            writer.uint32(33).double(message.startBroadcastSeq);
        if (message.simplifiedMessage != null && $Object.hasOwnProperty.call(message, "simplifiedMessage") && message.simplifiedMessage !== 0)
            writer.uint32(40).uint32(message.simplifiedMessage);
        if (message.holdTime != null && $Object.hasOwnProperty.call(message, "holdTime"))
            writer.uint32(49).double(message.holdTime);
        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
            for (let i = 0; i < message.$unknowns.length; ++i)
                writer.raw(message.$unknowns[i]);
        return writer;
    };

    return PollRequest;
})();

export {
  $root as default
};
